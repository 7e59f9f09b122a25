@extends('layout')
@section('content')
{{-- <a edti="x"> --}}
<main id="main" @class(['wide' => $wide, 'old (archive)' => true])>
@csrf
@foreach ($rows as $row)
<vs-text name="mail_{{ $row->id }}" title="Пошта" type="Mail"></vs-text>
@endforeach
</main>
@endsection
