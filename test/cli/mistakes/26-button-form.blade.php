@extends('layout')
@section('content')
{{-- <a edti="x"> --}}
<main id="main" @class(['wide' => $wide, 'old (archive)' => true])>
@csrf
@foreach ($rows as $row)
<button type="button" edit="works.request/{{ $row->id }}" form="text_only">Шість полів</button>
@endforeach
</main>
@endsection
