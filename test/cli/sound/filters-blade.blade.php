@extends('layout')
@section('content')
{{-- <a edti="x"> --}}
<main id="main" @class(['wide' => $wide, 'old (archive)' => true])>
@csrf
<form method="get" action="/list" data-vs-submit>
<vs-select name="district" title="Район" data="districts" multi></vs-select>
<label for="since">З дати</label> <vs-date id="since" name="since"></vs-date>
<button>Показати</button>
</form>
<a href="?kind=new" state="kind=new">Нові</a>
</main>
@endsection
