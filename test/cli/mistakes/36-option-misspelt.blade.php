@extends('layout')
@section('content')
{{-- <a edti="x"> --}}
<main id="main" @class(['wide' => $wide, 'old (archive)' => true])>
@csrf
@foreach ($rows as $row)
<vs-select name="topic" title="Тема" data="topic" mutli></vs-select><i>{{ $row->id }}</i>
@endforeach
</main>
@endsection
